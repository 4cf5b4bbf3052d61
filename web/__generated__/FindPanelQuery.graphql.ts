/**
 * @generated SignedSource<<5841492485978f49fe12b07fa44c1f4a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type FindPanelQuery$variables = {
  search: string;
};
export type FindPanelQuery$data = {
  readonly operations: {
    readonly links: ReadonlyArray<{
      readonly domain: string | null | undefined;
      readonly number: number;
      readonly originalUrl: string;
      readonly ownerEmail: string | null | undefined;
      readonly shortCode: string;
      readonly suspension: {
        readonly reason: string;
      } | null | undefined;
    }>;
  } | null | undefined;
};
export type FindPanelQuery = {
  response: FindPanelQuery$data;
  variables: FindPanelQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "search",
      "variableName": "search"
    }
  ],
  "concreteType": "FoundLink",
  "kind": "LinkedField",
  "name": "links",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shortCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "domain",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "originalUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ownerEmail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LinkSuspension",
      "kind": "LinkedField",
      "name": "suspension",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FindPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Operations",
        "kind": "LinkedField",
        "name": "operations",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FindPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Operations",
        "kind": "LinkedField",
        "name": "operations",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "e8e7b1efc26e784b2cf0cdbf00d1df3d",
    "id": null,
    "metadata": {},
    "name": "FindPanelQuery",
    "operationKind": "query",
    "text": "query FindPanelQuery(\n  $search: String!\n) {\n  operations {\n    links(search: $search) {\n      number\n      shortCode\n      domain\n      originalUrl\n      ownerEmail\n      suspension {\n        reason\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "e3e02ac7d5bb14fda9c44e89349365bb";

export default node;
