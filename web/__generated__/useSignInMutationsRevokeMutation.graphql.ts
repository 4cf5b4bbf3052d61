/**
 * @generated SignedSource<<bec2b32e3f448800f9b67ab58757a0f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ErrorCode = "CONFLICT" | "FORBIDDEN" | "GONE" | "INVALID" | "NOT_FOUND" | "PAYLOAD_TOO_LARGE" | "RATE_LIMITED" | "SIGN_IN_AGAIN" | "UNAUTHENTICATED" | "UNAVAILABLE";
export type useSignInMutationsRevokeMutation$variables = Record<PropertyKey, never>;
export type useSignInMutationsRevokeMutation$data = {
  readonly revokeAllAccess: {
    readonly __typename: "RevokeAllAccessSuccess";
    readonly viewer: {
      readonly " $fragmentSpreads": FragmentRefs<"ProgramsPanel_viewer">;
    };
  } | {
    readonly __typename: "UserError";
    readonly code: ErrorCode;
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useSignInMutationsRevokeMutation = {
  response: useSignInMutationsRevokeMutation$data;
  variables: useSignInMutationsRevokeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v1 = {
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
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSignInMutationsRevokeMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "revokeAllAccess",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ProgramsPanel_viewer"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "RevokeAllAccessSuccess",
            "abstractKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSignInMutationsRevokeMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "revokeAllAccess",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ApiKey",
                    "kind": "LinkedField",
                    "name": "apiKeys",
                    "plural": true,
                    "selections": [
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
                        "name": "hint",
                        "storageKey": null
                      },
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Webhook",
                    "kind": "LinkedField",
                    "name": "webhooks",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "url",
                        "storageKey": null
                      },
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "RevokeAllAccessSuccess",
            "abstractKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "20028ccb5070535003c51c78bc4a5ce6",
    "id": null,
    "metadata": {},
    "name": "useSignInMutationsRevokeMutation",
    "operationKind": "mutation",
    "text": "mutation useSignInMutationsRevokeMutation {\n  revokeAllAccess {\n    __typename\n    ... on RevokeAllAccessSuccess {\n      viewer {\n        ...ProgramsPanel_viewer\n        id\n      }\n    }\n    ... on UserError {\n      code\n      message\n    }\n  }\n}\n\nfragment ProgramsPanel_viewer on Viewer {\n  apiKeys {\n    name\n    hint\n    id\n  }\n  webhooks {\n    url\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "5514a235fd74ab6bda323a8ec70c94bc";

export default node;
