/**
 * @generated SignedSource<<8634158560a373cdcb8f036209fa6e55>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UrlPerformance_analytics$data = {
  readonly performance: {
    readonly rows: ReadonlyArray<{
      readonly bots: number;
      readonly clicks: number;
      readonly key: string;
      readonly label: string;
      readonly percentage: number;
      readonly uniqueRate: number | null | undefined;
      readonly visitors: number;
      readonly " $fragmentSpreads": FragmentRefs<"factColumns_row">;
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "UrlPerformance_analytics";
};
export type UrlPerformance_analytics$key = {
  readonly " $data"?: UrlPerformance_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"UrlPerformance_analytics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UrlPerformance_analytics",
  "selections": [
    {
      "alias": "performance",
      "args": [
        {
          "kind": "Literal",
          "name": "dimension",
          "value": "LINK"
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 15
        }
      ],
      "concreteType": "AnalyticsBreakdown",
      "kind": "LinkedField",
      "name": "breakdown",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
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
              "name": "bots",
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
      "storageKey": "breakdown(dimension:\"LINK\",first:15)"
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};

(node as any).hash = "456a8c958ef4b0a5c20fdd956c65401f";

export default node;
