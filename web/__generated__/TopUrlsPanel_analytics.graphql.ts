/**
 * @generated SignedSource<<f404f82fba12da3669cc48432ca0c4aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExperimentState = "ended" | "paused" | "running";
import type { FragmentRefs } from "relay-runtime";
export type TopUrlsPanel_analytics$data = {
  readonly urls: {
    readonly rows: ReadonlyArray<{
      readonly clicks: number;
      readonly key: string;
      readonly label: string;
      readonly percentage: number;
      readonly url: {
        readonly experiment: {
          readonly state: ExperimentState;
        } | null | undefined;
        readonly originalUrl: string;
        readonly shortCode: string;
      } | null | undefined;
      readonly visitors: number;
      readonly " $fragmentSpreads": FragmentRefs<"RowFacts_row">;
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "TopUrlsPanel_analytics";
};
export type TopUrlsPanel_analytics$key = {
  readonly " $data"?: TopUrlsPanel_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"TopUrlsPanel_analytics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TopUrlsPanel_analytics",
  "selections": [
    {
      "alias": "urls",
      "args": [
        {
          "kind": "Literal",
          "name": "dimension",
          "value": "LINK"
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 8
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
              "name": "percentage",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "RowFacts_row"
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ShortUrl",
              "kind": "LinkedField",
              "name": "url",
              "plural": false,
              "selections": [
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
                  "name": "originalUrl",
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
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "breakdown(dimension:\"LINK\",first:8)"
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};

(node as any).hash = "bf14aa2bc36a0973f9ae76e4d8b6db6c";

export default node;
