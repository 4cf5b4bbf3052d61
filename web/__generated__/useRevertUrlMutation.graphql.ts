/**
 * @generated SignedSource<<0fe94008787602ecc5649d5835d7b4a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ErrorCode = "ALREADY_EXISTS" | "CODE_RESERVED" | "CODE_TAKEN" | "CONFLICT" | "DESTINATION_BLOCKED" | "EXTERNAL_ID_TAKEN" | "FORBIDDEN" | "GONE" | "GRAPHQL_PARSE_FAILED" | "GRAPHQL_VALIDATION_FAILED" | "IDEMPOTENCY_MISMATCH" | "INTERNAL" | "INVALID" | "KEY_NOT_ALLOWED" | "LIMIT_REACHED" | "METHOD_NOT_ALLOWED" | "MISDIRECTED" | "NOT_FOUND" | "PAYLOAD_TOO_LARGE" | "PLAN_LIMIT" | "QUERY_TOO_COSTLY" | "RATE_LIMITED" | "SCOPE_MISSING" | "SIGN_IN_AGAIN" | "STALE" | "SUSPENDED" | "UNAUTHENTICATED" | "UNAVAILABLE";
export type MeasurementLevel = "essential" | "full" | "none";
export type MeasurementMethod = "embed" | "hybrid" | "redirect";
export type QueryForwarding = "add" | "override";
export type RedirectDevice = "console" | "desktop" | "mobile" | "other" | "tablet" | "tv" | "wearable";
export type RedirectStatus = "found" | "moved_permanently" | "permanent_redirect" | "temporary_redirect";
export type RedirectSystem = "Android" | "ChromeOS" | "HarmonyOS" | "Linux" | "Other" | "Tizen" | "Windows" | "iOS" | "iPadOS" | "macOS" | "webOS";
export type RedirectVisit = "new" | "returning";
export type ReferrerPolicy = "no_referrer" | "strict_origin" | "unsafe_url";
export type UpdateUrlInput = {
  androidUrl?: string | null | undefined;
  cardDescription?: string | null | undefined;
  cardPicture?: string | null | undefined;
  cardTitle?: string | null | undefined;
  description?: string | null | undefined;
  domain?: string | null | undefined;
  expiresAt?: string | null | undefined;
  externalId?: string | null | undefined;
  fallbackUrl?: string | null | undefined;
  id: string;
  iosUrl?: string | null | undefined;
  isActive?: boolean | null | undefined;
  maxClicks?: number | null | undefined;
  measurementLevel?: MeasurementLevel | null | undefined;
  measurementMethod?: MeasurementMethod | null | undefined;
  noIndex?: boolean | null | undefined;
  noPreview?: boolean | null | undefined;
  originalUrl?: string | null | undefined;
  password?: string | null | undefined;
  pathForwarding?: boolean | null | undefined;
  queryForwarding?: QueryForwarding | null | undefined;
  redirectRules?: ReadonlyArray<RedirectRuleInput> | null | undefined;
  redirectStatus?: RedirectStatus | null | undefined;
  referrerPolicy?: ReferrerPolicy | null | undefined;
  shortCode?: string | null | undefined;
  startsAt?: string | null | undefined;
  tags?: ReadonlyArray<string> | null | undefined;
  title?: string | null | undefined;
  updatedAt?: string | null | undefined;
};
export type RedirectRuleInput = {
  conditions: ReadonlyArray<RedirectConditionInput>;
  destination: string;
};
export type RedirectConditionInput = {
  country?: ReadonlyArray<string> | null | undefined;
  dates?: RedirectDatesInput | null | undefined;
  device?: ReadonlyArray<RedirectDevice> | null | undefined;
  language?: ReadonlyArray<string> | null | undefined;
  os?: ReadonlyArray<RedirectSystem> | null | undefined;
  parameter?: RedirectParameterInput | null | undefined;
  referrer?: ReadonlyArray<string> | null | undefined;
  time?: RedirectTimeInput | null | undefined;
  visit?: RedirectVisit | null | undefined;
};
export type RedirectDatesInput = {
  from?: string | null | undefined;
  until?: string | null | undefined;
};
export type RedirectParameterInput = {
  name: string;
  values?: ReadonlyArray<string> | null | undefined;
};
export type RedirectTimeInput = {
  from?: string | null | undefined;
  to?: string | null | undefined;
  weekdays?: ReadonlyArray<number> | null | undefined;
  zone: string;
};
export type useRevertUrlMutation$variables = {
  input: UpdateUrlInput;
};
export type useRevertUrlMutation$data = {
  readonly updateUrl: {
    readonly __typename: "UpdateUrlSuccess";
    readonly url: {
      readonly " $fragmentSpreads": FragmentRefs<"UrlStatusBadge_url" | "useEditableUrl_url">;
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
export type useRevertUrlMutation = {
  response: useRevertUrlMutation$data;
  variables: useRevertUrlMutation$variables;
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
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "destination",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "from",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRevertUrlMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateUrl",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ShortUrl",
                "kind": "LinkedField",
                "name": "url",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "useEditableUrl_url"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "UrlStatusBadge_url"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "UpdateUrlSuccess",
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
    "name": "useRevertUrlMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateUrl",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ShortUrl",
                "kind": "LinkedField",
                "name": "url",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
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
                    "name": "shortCode",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "shortUrl",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "expiresAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isActive",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "updatedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "title",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "description",
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
                    "name": "measurementLevel",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "measurementMethod",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "noIndex",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "referrerPolicy",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "redirectStatus",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "queryForwarding",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "pathForwarding",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "noPreview",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "startsAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fallbackUrl",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "maxClicks",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hasPassword",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Tag",
                    "kind": "LinkedField",
                    "name": "tags",
                    "plural": true,
                    "selections": [
                      (v5/*:: as any*/),
                      (v4/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "RedirectRule",
                    "kind": "LinkedField",
                    "name": "redirectRules",
                    "plural": true,
                    "selections": [
                      (v6/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "RedirectCondition",
                        "kind": "LinkedField",
                        "name": "conditions",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "device",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "os",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "country",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "language",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "RedirectTime",
                            "kind": "LinkedField",
                            "name": "time",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "weekdays",
                                "storageKey": null
                              },
                              (v7/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "to",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "zone",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "RedirectDates",
                            "kind": "LinkedField",
                            "name": "dates",
                            "plural": false,
                            "selections": [
                              (v7/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "until",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "referrer",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "RedirectParameter",
                            "kind": "LinkedField",
                            "name": "parameter",
                            "plural": false,
                            "selections": [
                              (v5/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "values",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "visit",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cardTitle",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cardDescription",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cardPicture",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "iosUrl",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "androidUrl",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "destinationLock",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Experiment",
                    "kind": "LinkedField",
                    "name": "experiment",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "state",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ExperimentDestination",
                        "kind": "LinkedField",
                        "name": "destinations",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "letter",
                            "storageKey": null
                          },
                          (v5/*:: as any*/),
                          (v6/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "share",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      (v4/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "status",
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
              }
            ],
            "type": "UpdateUrlSuccess",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "2659ad3ca7527bbf2ecb9e3ba0211855",
    "id": null,
    "metadata": {},
    "name": "useRevertUrlMutation",
    "operationKind": "mutation",
    "text": "mutation useRevertUrlMutation(\n  $input: UpdateUrlInput!\n) {\n  updateUrl(input: $input) {\n    __typename\n    ... on UpdateUrlSuccess {\n      url {\n        ...useEditableUrl_url\n        ...UrlStatusBadge_url\n        id\n      }\n    }\n    ... on UserError {\n      code\n      message\n      field\n    }\n  }\n}\n\nfragment UrlStatusBadge_url on ShortUrl {\n  isActive\n  startsAt\n  expiresAt\n  status\n  suspension {\n    reason\n  }\n}\n\nfragment useApps_url on ShortUrl {\n  iosUrl\n  androidUrl\n}\n\nfragment useCard_url on ShortUrl {\n  cardTitle\n  cardDescription\n  cardPicture\n}\n\nfragment useEditableUrl_url on ShortUrl {\n  id\n  originalUrl\n  shortCode\n  shortUrl\n  expiresAt\n  isActive\n  updatedAt\n  ...useUrlOptions_url\n  ...useUrlTest_url\n}\n\nfragment useRules_url on ShortUrl {\n  redirectRules {\n    destination\n    conditions {\n      device\n      os\n      country\n      language\n      time {\n        weekdays\n        from\n        to\n        zone\n      }\n      dates {\n        from\n        until\n      }\n      referrer\n      parameter {\n        name\n        values\n      }\n      visit\n    }\n  }\n}\n\nfragment useTagNames_url on ShortUrl {\n  tags {\n    name\n    id\n  }\n}\n\nfragment useUrlOptions_url on ShortUrl {\n  title\n  description\n  domain\n  measurementLevel\n  measurementMethod\n  noIndex\n  referrerPolicy\n  redirectStatus\n  queryForwarding\n  pathForwarding\n  noPreview\n  startsAt\n  fallbackUrl\n  maxClicks\n  hasPassword\n  ...useTagNames_url\n  ...useRules_url\n  ...useCard_url\n  ...useApps_url\n}\n\nfragment useUrlTest_url on ShortUrl {\n  originalUrl\n  destinationLock\n  experiment {\n    state\n    destinations {\n      letter\n      name\n      destination\n      share\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "01d2d8b0338a6e060b385037ce05d3f9";

export default node;
