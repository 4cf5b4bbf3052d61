/**
 * @generated SignedSource<<82fdf9e4aa82ac825e56711ba21ac456>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GeographyRow_row$data = {
  readonly clicks: number;
  readonly countryCode: string | null | undefined;
  readonly key: string;
  readonly label: string;
  readonly percentage: number;
  readonly uniqueRate: number | null | undefined;
  readonly visitors: number;
  readonly " $fragmentType": "GeographyRow_row";
};
export type GeographyRow_row$key = {
  readonly " $data"?: GeographyRow_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"GeographyRow_row">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GeographyRow_row",
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
  "type": "AnalyticsRow",
  "abstractKey": null
};

(node as any).hash = "23a5ee547e3b8d20154891825e06ad30";

export default node;
