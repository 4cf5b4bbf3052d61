/**
 * @generated SignedSource<<c1b8678e7160f197654de0eb7015ae23>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BrowserPanel_analytics$data = {
  readonly browserVersions: ReadonlyArray<{
    readonly browser: string;
    readonly percentage: number;
    readonly version: number | null | undefined;
  }>;
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

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "percentage",
  "storageKey": null
};
return {
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
            (v0/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 250
        }
      ],
      "concreteType": "BrowserVersion",
      "kind": "LinkedField",
      "name": "browserVersions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "browser",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": "browserVersions(first:250)"
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};
})();

(node as any).hash = "41085682e83bbfdac473925bb0cda475";

export default node;
