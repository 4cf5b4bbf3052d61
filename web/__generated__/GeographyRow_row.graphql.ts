/**
 * @generated SignedSource<<b316eda4914d5765535e3ff6a661224d>>
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
  readonly " $fragmentSpreads": FragmentRefs<"RowFacts_row">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RowFacts_row"
    }
  ],
  "type": "AnalyticsRow",
  "abstractKey": null
};

(node as any).hash = "b2499c86a6cb8e799206ff582c1e2f19";

export default node;
