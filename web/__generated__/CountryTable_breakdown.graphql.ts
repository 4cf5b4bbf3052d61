/**
 * @generated SignedSource<<260ae144a9148e7f6f8c7f02a7f7b3a1>>
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AnalyticsBreakdown",
  "abstractKey": null
};

(node as any).hash = "a477691213fda784159f70cdbabc85b6";

export default node;
