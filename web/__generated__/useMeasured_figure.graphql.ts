/**
 * @generated SignedSource<<cd0afaa605c02859182618e981868ae4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useMeasured_figure$data = {
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

(node as any).hash = "15b0547c9caa0b3ef27271d61bce6f69";

export default node;
