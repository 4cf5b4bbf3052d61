/**
 * @generated SignedSource<<c9688ca7d4b9febeb36b3761c77574bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type useUtmTemplatesQuery$variables = Record<PropertyKey, never>;
export type useUtmTemplatesQuery$data = {
  readonly viewer: {
    readonly utmTemplates: ReadonlyArray<{
      readonly campaign: string | null | undefined;
      readonly content: string | null | undefined;
      readonly id: string;
      readonly medium: string | null | undefined;
      readonly name: string;
      readonly source: string | null | undefined;
      readonly term: string | null | undefined;
    }>;
  };
};
export type useUtmTemplatesQuery = {
  response: useUtmTemplatesQuery$data;
  variables: useUtmTemplatesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "UtmTemplate",
  "kind": "LinkedField",
  "name": "utmTemplates",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "source",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "medium",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "campaign",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "term",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "content",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useUtmTemplatesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useUtmTemplatesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "e3c2f5544e6455072175814658af5547",
    "id": null,
    "metadata": {},
    "name": "useUtmTemplatesQuery",
    "operationKind": "query",
    "text": "query useUtmTemplatesQuery {\n  viewer {\n    utmTemplates {\n      id\n      name\n      source\n      medium\n      campaign\n      term\n      content\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "b6c2fcd502d731c7f478f93f26e99a2b";

export default node;
