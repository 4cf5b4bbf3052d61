/**
 * @generated SignedSource<<5d69353d9904f45ed1aba92b85b5c0d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CountryTable_breakdown$data = {
  readonly rows: ReadonlyArray<{
    readonly clicks: number;
    readonly countryCode: string | null | undefined;
    readonly key: string;
    readonly label: string;
    readonly percentage: number;
    readonly uniqueRate: number | null | undefined;
    readonly visitors: number;
    readonly " $fragmentSpreads": FragmentRefs<"factColumns_row">;
  }>;
  readonly " $fragmentType": "CountryTable_breakdown";
};
export type CountryTable_breakdown$key = {
  readonly " $data"?: CountryTable_breakdown$data;
  readonly " $fragmentSpreads": FragmentRefs<"CountryTable_breakdown">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CountryTable_breakdown",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AnalyticsRow",
      "kind": "LinkedField",
      "name": "rows",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "countryCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "clicks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "visitors",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "percentage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uniqueRate",
          "storageKey": null
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "factColumns_row",
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ClickFacts",
              "kind": "LinkedField",
              "name": "facts",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "bounceRate",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Percentiles",
                  "kind": "LinkedField",
                  "name": "sessionTime",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "p50",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "conversionRate",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AnalyticsBreakdown",
  "abstractKey": null
};

(node as any).hash = "dba083273e1c90a7ed199cba9de15d85";

export default node;
