/**
 * @generated SignedSource<<891b56c8bcf2cbaa4cc5e8cbeb788b60>>
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
export type CreateUrlInput = {
  androidUrl?: string | null | undefined;
  cardDescription?: string | null | undefined;
  cardPicture?: string | null | undefined;
  cardTitle?: string | null | undefined;
  description?: string | null | undefined;
  domain?: string | null | undefined;
  expiresAt?: string | null | undefined;
  externalId?: string | null | undefined;
  fallbackUrl?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
  iosUrl?: string | null | undefined;
  maxClicks?: number | null | undefined;
  measurementLevel?: MeasurementLevel | null | undefined;
  measurementMethod?: MeasurementMethod | null | undefined;
  noIndex?: boolean | null | undefined;
  noPreview?: boolean | null | undefined;
  originalUrl: string;
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
export type useCreateUrlMutation$variables = {
  input: CreateUrlInput;
};
export type useCreateUrlMutation$data = {
  readonly createUrl: {
    readonly __typename: "CreateUrlSuccess";
    readonly url: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"CreatedUrl_url">;
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
export type useCreateUrlMutation = {
  response: useCreateUrlMutation$data;
  variables: useCreateUrlMutation$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateUrlMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createUrl",
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
                  (v3/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "CreatedUrl_url"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "CreateUrlSuccess",
            "abstractKey": null
          },
          (v4/*:: as any*/)
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
    "name": "useCreateUrlMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createUrl",
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
                  (v3/*:: as any*/),
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
                    "name": "originalUrl",
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
                    "name": "expiresAt",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "CreateUrlSuccess",
            "abstractKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "7ec79aab7e787e06536ee0fbcc98f017",
    "id": null,
    "metadata": {},
    "name": "useCreateUrlMutation",
    "operationKind": "mutation",
    "text": "mutation useCreateUrlMutation(\n  $input: CreateUrlInput!\n) {\n  createUrl(input: $input) {\n    __typename\n    ... on CreateUrlSuccess {\n      url {\n        id\n        ...CreatedUrl_url\n      }\n    }\n    ... on UserError {\n      code\n      message\n      field\n    }\n  }\n}\n\nfragment CreatedUrl_url on ShortUrl {\n  id\n  shortCode\n  shortUrl\n  originalUrl\n  title\n  expiresAt\n}\n"
  }
};
})();

(node as any).hash = "c250708f3ab03ffc5ec02a54accf5688";

export default node;
