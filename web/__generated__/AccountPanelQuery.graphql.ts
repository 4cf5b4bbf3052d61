/**
 * @generated SignedSource<<258a06a96ae59f329f114e8b2601f40b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type SubscriptionTier = "enterprise" | "free" | "premium";
export type AccountPanelQuery$variables = {
  email: string;
};
export type AccountPanelQuery$data = {
  readonly operations: {
    readonly accounts: ReadonlyArray<{
      readonly createdAt: string;
      readonly email: string | null | undefined;
      readonly firstName: string;
      readonly isConfirmed: boolean;
      readonly isOperator: boolean;
      readonly number: number;
      readonly tier: SubscriptionTier;
    }>;
  } | null | undefined;
};
export type AccountPanelQuery = {
  response: AccountPanelQuery$data;
  variables: AccountPanelQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "email"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "email",
      "variableName": "email"
    }
  ],
  "concreteType": "AccountSummary",
  "kind": "LinkedField",
  "name": "accounts",
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
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tier",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isConfirmed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOperator",
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
    "name": "AccountPanelQuery",
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
    "name": "AccountPanelQuery",
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
    "cacheID": "e395bad851570a6324649f53b3af5b21",
    "id": null,
    "metadata": {},
    "name": "AccountPanelQuery",
    "operationKind": "query",
    "text": "query AccountPanelQuery(\n  $email: String!\n) {\n  operations {\n    accounts(email: $email) {\n      number\n      email\n      firstName\n      tier\n      createdAt\n      isConfirmed\n      isOperator\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "cfb9148a0c03141c11650bedbf98abd1";

export default node;
