/**
 * @generated SignedSource<<2a11408270530265d9ad9d583217fd39>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "CONFLICT" | "FORBIDDEN" | "GONE" | "INVALID" | "NOT_FOUND" | "PAYLOAD_TOO_LARGE" | "RATE_LIMITED" | "SIGN_IN_AGAIN" | "UNAUTHENTICATED" | "UNAVAILABLE";
export type useEmailMutationsSendMutation$variables = Record<PropertyKey, never>;
export type useEmailMutationsSendMutation$data = {
  readonly sendVerification: {
    readonly __typename: "UserError";
    readonly code: ErrorCode;
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useEmailMutationsSendMutation = {
  response: useEmailMutationsSendMutation$data;
  variables: useEmailMutationsSendMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "sendVerification",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "type": "UserError",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useEmailMutationsSendMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useEmailMutationsSendMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "bfa5718403eeaeb4299826732afcf45d",
    "id": null,
    "metadata": {},
    "name": "useEmailMutationsSendMutation",
    "operationKind": "mutation",
    "text": "mutation useEmailMutationsSendMutation {\n  sendVerification {\n    __typename\n    ... on UserError {\n      code\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "267530479e7a1b15c921ef1f5d6c7d21";

export default node;
