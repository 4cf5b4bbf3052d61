/**
 * @generated SignedSource<<1e4c2a64bed577fcb0e4c4fd7527ce8f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BrowserPanel_analytics$data = {
  readonly browsers: {
    readonly rows: ReadonlyArray<{
      readonly clicks: number;
      readonly key: string;
      readonly label: string;
      readonly percentage: number;
      readonly " $fragmentSpreads": FragmentRefs<"RowFacts_row">;
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "BrowserPanel_analytics";
};
export type BrowserPanel_analytics$key = {
  readonly " $data"?: BrowserPanel_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"BrowserPanel_analytics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BrowserPanel_analytics",
  "selections": [
    {
      "alias": "browsers",
      "args": [
        {
          "kind": "Literal",
          "name": "dimension",
          "value": "BROWSER"
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 6
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
              "name": "percentage",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "RowFacts_row"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "breakdown(dimension:\"BROWSER\",first:6)"
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};

(node as any).hash = "9772e5193d7b655697d55b85b8f2612f";

export default node;
