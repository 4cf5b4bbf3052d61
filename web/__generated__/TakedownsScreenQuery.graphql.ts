/**
 * @generated SignedSource<<8a2961c39ef45c8b7e2443bd7c2b6ff2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TakedownsScreenQuery$variables = Record<PropertyKey, never>;
export type TakedownsScreenQuery$data = {
  readonly operations: {
    readonly " $fragmentSpreads": FragmentRefs<"ReportsPanel_operations" | "SuspensionsPanel_operations">;
  } | null | undefined;
};
export type TakedownsScreenQuery = {
  response: TakedownsScreenQuery$data;
  variables: TakedownsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "TakedownsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Operations",
        "kind": "LinkedField",
        "name": "operations",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ReportsPanel_operations"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SuspensionsPanel_operations"
          }
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
    "name": "TakedownsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Operations",
        "kind": "LinkedField",
        "name": "operations",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ReportedLink",
            "kind": "LinkedField",
            "name": "reports",
            "plural": true,
            "selections": [
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
                "kind": "ScalarField",
                "name": "count",
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
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "LinkReport",
                "kind": "LinkedField",
                "name": "reports",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  (v0/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "contact",
                    "storageKey": null
                  },
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Suspension",
            "kind": "LinkedField",
            "name": "suspensions",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "subject",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "destination",
                "storageKey": null
              },
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "suspendedBy",
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
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
    "cacheID": "9ba9a6c864058b5e1ba795ae7a96c332",
    "id": null,
    "metadata": {},
    "name": "TakedownsScreenQuery",
    "operationKind": "query",
    "text": "query TakedownsScreenQuery {\n  operations {\n    ...ReportsPanel_operations\n    ...SuspensionsPanel_operations\n    id\n  }\n}\n\nfragment ReportsPanel_operations on Operations {\n  reports {\n    shortCode\n    domain\n    originalUrl\n    ownerEmail\n    count\n    suspension {\n      reason\n    }\n    reports {\n      number\n      reason\n      contact\n      createdAt\n    }\n  }\n}\n\nfragment SuspensionsPanel_operations on Operations {\n  suspensions {\n    number\n    kind\n    subject\n    destination\n    reason\n    suspendedBy\n    createdAt\n  }\n}\n"
  }
};
})();

(node as any).hash = "a699dfad746dbe653018ae9d85f02a72";

export default node;
