/**
 * @generated SignedSource<<7b322ab1df1772005321b6453710a96d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type AppSystem = "android" | "ios";
export type RedirectConditionKind = "country" | "dates" | "device" | "language" | "os" | "parameter" | "referrer" | "time" | "visit";
export type RedirectDevice = "console" | "desktop" | "mobile" | "other" | "tablet" | "tv" | "wearable";
export type RedirectSystem = "Android" | "ChromeOS" | "HarmonyOS" | "Linux" | "Other" | "Tizen" | "Windows" | "iOS" | "iPadOS" | "macOS" | "webOS";
export type RedirectVisit = "new" | "returning";
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
export type RedirectVisitorInput = {
  at?: string | null | undefined;
  bot?: boolean | null | undefined;
  country?: string | null | undefined;
  device?: RedirectDevice | null | undefined;
  language?: string | null | undefined;
  os?: RedirectSystem | null | undefined;
  query?: string | null | undefined;
  referrer?: string | null | undefined;
  visit?: RedirectVisit | null | undefined;
};
export type useTrialQuery$variables = {
  androidUrl?: string | null | undefined;
  iosUrl?: string | null | undefined;
  redirectRules: ReadonlyArray<RedirectRuleInput>;
  visitor: RedirectVisitorInput;
};
export type useTrialQuery$data = {
  readonly tryRedirectRules: {
    readonly app: AppSystem | null | undefined;
    readonly destination: string | null | undefined;
    readonly rule: number | null | undefined;
    readonly rules: ReadonlyArray<{
      readonly conditions: ReadonlyArray<{
        readonly holds: boolean;
        readonly kind: RedirectConditionKind;
      }>;
      readonly holds: boolean;
    }>;
  };
};
export type useTrialQuery = {
  response: useTrialQuery$data;
  variables: useTrialQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "androidUrl"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "iosUrl"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "redirectRules"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "visitor"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "holds",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "androidUrl",
        "variableName": "androidUrl"
      },
      {
        "kind": "Variable",
        "name": "iosUrl",
        "variableName": "iosUrl"
      },
      {
        "kind": "Variable",
        "name": "redirectRules",
        "variableName": "redirectRules"
      },
      {
        "kind": "Variable",
        "name": "visitor",
        "variableName": "visitor"
      }
    ],
    "concreteType": "RedirectTrial",
    "kind": "LinkedField",
    "name": "tryRedirectRules",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "rule",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "app",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "destination",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "RedirectRuleTrial",
        "kind": "LinkedField",
        "name": "rules",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "RedirectConditionTrial",
            "kind": "LinkedField",
            "name": "conditions",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
                "storageKey": null
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useTrialQuery",
    "selections": (v5/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useTrialQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "cacheID": "b5c8eb5178251f0473e4f7c8d09de663",
    "id": null,
    "metadata": {},
    "name": "useTrialQuery",
    "operationKind": "query",
    "text": "query useTrialQuery(\n  $redirectRules: [RedirectRuleInput!]!\n  $visitor: RedirectVisitorInput!\n  $iosUrl: String\n  $androidUrl: String\n) {\n  tryRedirectRules(redirectRules: $redirectRules, visitor: $visitor, iosUrl: $iosUrl, androidUrl: $androidUrl) {\n    rule\n    app\n    destination\n    rules {\n      holds\n      conditions {\n        kind\n        holds\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "0c4fe399df43f77189dd087baf427fff";

export default node;
