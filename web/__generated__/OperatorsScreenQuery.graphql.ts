/**
 * @generated SignedSource<<91a97b4e698f900f602821ac6c9477ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OperatorsScreenQuery$variables = Record<PropertyKey, never>;
export type OperatorsScreenQuery$data = {
  readonly operations: {
    readonly " $fragmentSpreads": FragmentRefs<"ActionsPanel_operations" | "OperatorsPanel_operations">;
  } | null | undefined;
};
export type OperatorsScreenQuery = {
  response: OperatorsScreenQuery$data;
  variables: OperatorsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "OperatorsScreenQuery",
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
            "name": "OperatorsPanel_operations"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ActionsPanel_operations"
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
    "name": "OperatorsScreenQuery",
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
            "concreteType": "AccountSummary",
            "kind": "LinkedField",
            "name": "operators",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "email",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "firstName",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OperatorAction",
            "kind": "LinkedField",
            "name": "actions",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "at",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "actor",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "action",
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
                "name": "reason",
                "storageKey": null
              }
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
    "cacheID": "5bc86715c712f4ad1552cd03a321b2c0",
    "id": null,
    "metadata": {},
    "name": "OperatorsScreenQuery",
    "operationKind": "query",
    "text": "query OperatorsScreenQuery {\n  operations {\n    ...OperatorsPanel_operations\n    ...ActionsPanel_operations\n    id\n  }\n}\n\nfragment ActionsPanel_operations on Operations {\n  actions {\n    number\n    at\n    actor\n    action\n    subject\n    reason\n  }\n}\n\nfragment OperatorsPanel_operations on Operations {\n  operators {\n    number\n    email\n    firstName\n  }\n}\n"
  }
};
})();

(node as any).hash = "134e5b86586b97f9155a743967916b58";

export default node;
