/**
 * @generated SignedSource<<abb77cbbacd5719adc04cb274eda42cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RedirectDevice = "console" | "desktop" | "mobile" | "other" | "tablet" | "tv" | "wearable";
export type RedirectSystem = "Android" | "ChromeOS" | "HarmonyOS" | "Linux" | "Other" | "Tizen" | "Windows" | "iOS" | "iPadOS" | "macOS" | "webOS";
export type RedirectVisit = "new" | "returning";
import type { FragmentRefs } from "relay-runtime";
export type useRules_url$data = {
  readonly redirectRules: ReadonlyArray<{
    readonly conditions: ReadonlyArray<{
      readonly country: ReadonlyArray<string> | null | undefined;
      readonly dates: {
        readonly from: string | null | undefined;
        readonly until: string | null | undefined;
      } | null | undefined;
      readonly device: ReadonlyArray<RedirectDevice> | null | undefined;
      readonly language: ReadonlyArray<string> | null | undefined;
      readonly os: ReadonlyArray<RedirectSystem> | null | undefined;
      readonly parameter: {
        readonly name: string;
        readonly values: ReadonlyArray<string> | null | undefined;
      } | null | undefined;
      readonly referrer: ReadonlyArray<string> | null | undefined;
      readonly time: {
        readonly from: string | null | undefined;
        readonly to: string | null | undefined;
        readonly weekdays: ReadonlyArray<number> | null | undefined;
        readonly zone: string;
      } | null | undefined;
      readonly visit: RedirectVisit | null | undefined;
    }>;
    readonly destination: string;
  }>;
  readonly " $fragmentType": "useRules_url";
};
export type useRules_url$key = {
  readonly " $data"?: useRules_url$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRules_url">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "from",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useRules_url",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RedirectRule",
      "kind": "LinkedField",
      "name": "redirectRules",
      "plural": true,
      "selections": [
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
                (v0/*:: as any*/),
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
                (v0/*:: as any*/),
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
    }
  ],
  "type": "ShortUrl",
  "abstractKey": null
};
})();

(node as any).hash = "0f84924c731ab3fafe69a1e9ae1de7f6";

export default node;
