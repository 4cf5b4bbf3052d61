/**
 * @generated SignedSource<<03c966920ddc02628962e1ac5a736ea7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ErrorCode = "CONFLICT" | "FORBIDDEN" | "GONE" | "INVALID" | "NOT_FOUND" | "PAYLOAD_TOO_LARGE" | "RATE_LIMITED" | "SIGN_IN_AGAIN" | "UNAUTHENTICATED" | "UNAVAILABLE";
export type NetworkPreset = "basic" | "fastest" | "full";
export type QuickNetworkSetupInput = {
  preset: NetworkPreset;
  useCase?: string | null | undefined;
};
export type ServerToolsMutation$variables = {
  input: QuickNetworkSetupInput;
};
export type ServerToolsMutation$data = {
  readonly quickNetworkSetup: {
    readonly __typename: "QuickNetworkSetupSuccess";
    readonly viewer: {
      readonly " $fragmentSpreads": FragmentRefs<"NetworkCards_viewer" | "SettingsTab_viewer">;
    };
  } | {
    readonly __typename: "UserError";
    readonly code: ErrorCode;
    readonly field: string | null | undefined;
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type ServerToolsMutation = {
  response: ServerToolsMutation$data;
  variables: ServerToolsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    }
  ],
  "type": "UserError",
  "abstractKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ServerToolsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "quickNetworkSetup",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
                    "name": "NetworkCards_viewer"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "SettingsTab_viewer"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "QuickNetworkSetupSuccess",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ServerToolsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "quickNetworkSetup",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
                    "concreteType": "NetworkSettings",
                    "kind": "LinkedField",
                    "name": "networkSettings",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "level",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "privacyMode",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "method",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "geolocation",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "updatedAt",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Website",
                    "kind": "LinkedField",
                    "name": "websites",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isVerified",
                        "storageKey": null
                      },
                      (v4/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "QuickNetworkSetupSuccess",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "4a1586c16edb4a2856902b29dd520922",
    "id": null,
    "metadata": {},
    "name": "ServerToolsMutation",
    "operationKind": "mutation",
    "text": "mutation ServerToolsMutation(\n  $input: QuickNetworkSetupInput!\n) {\n  quickNetworkSetup(input: $input) {\n    __typename\n    ... on QuickNetworkSetupSuccess {\n      viewer {\n        ...NetworkCards_viewer\n        ...SettingsTab_viewer\n        id\n      }\n    }\n    ... on UserError {\n      code\n      message\n      field\n    }\n  }\n}\n\nfragment NetworkCards_viewer on Viewer {\n  networkSettings {\n    level\n    privacyMode\n  }\n  websites {\n    isVerified\n    id\n  }\n}\n\nfragment SettingsTab_viewer on Viewer {\n  networkSettings {\n    level\n    method\n    geolocation\n    privacyMode\n    updatedAt\n  }\n}\n"
  }
};
})();

(node as any).hash = "0b5a1105f69591aa629fefb8bd60839b";

export default node;
