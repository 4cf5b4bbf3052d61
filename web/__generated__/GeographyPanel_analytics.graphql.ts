/**
 * @generated SignedSource<<e34b5c894dddae823a78f289b57d4a87>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GeographyPanel_analytics$data = {
  readonly countries: {
    readonly clicks: number;
    readonly rows: ReadonlyArray<{
      readonly clicks: number;
      readonly facts: {
        readonly bounceRate: number | null | undefined;
      };
      readonly key: string;
      readonly visitors: number;
      readonly " $fragmentSpreads": FragmentRefs<"GeographyRow_row">;
    }>;
    readonly totalCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"CountryFigures_breakdown" | "CountryMap_breakdown" | "CountryTable_breakdown">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"CountryFigures_analytics">;
  readonly " $fragmentType": "GeographyPanel_analytics";
};
export type GeographyPanel_analytics$key = {
  readonly " $data"?: GeographyPanel_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"GeographyPanel_analytics">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "clicks",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GeographyPanel_analytics",
  "selections": [
    {
      "alias": "countries",
      "args": [
        {
          "kind": "Literal",
          "name": "dimension",
          "value": "COUNTRY"
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 250
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
        (v0/*:: as any*/),
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
            (v0/*:: as any*/),
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
                }
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "GeographyRow_row"
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CountryMap_breakdown"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CountryTable_breakdown"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CountryFigures_breakdown"
        }
      ],
      "storageKey": "breakdown(dimension:\"COUNTRY\",first:250)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CountryFigures_analytics"
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};
})();

(node as any).hash = "e3b4e13634ed9afa41a742582d02219e";

export default node;
