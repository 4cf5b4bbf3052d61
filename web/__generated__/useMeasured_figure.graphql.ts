/**
 * @generated SignedSource<<b536f8f0b837d5916d02c8026dad6f90>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useMeasured_figure$data = {
  readonly change: number | null | undefined;
  readonly measured: number;
  readonly total: number;
  readonly value: number | null | undefined;
  readonly " $fragmentType": "useMeasured_figure";
};
export type useMeasured_figure$key = {
  readonly " $data"?: useMeasured_figure$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMeasured_figure">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useMeasured_figure",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "change",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "measured",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    }
  ],
  "type": "MeasuredFigure",
  "abstractKey": null
};

(node as any).hash = "e6540639e1a04ca11342e99df9282372";

export default node;
