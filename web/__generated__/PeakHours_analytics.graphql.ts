/**
 * @generated SignedSource<<0999221ca532a7e57a62aef125f22190>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PeakHours_analytics$data = {
  readonly peakHours: ReadonlyArray<{
    readonly clicks: number;
    readonly hour: number;
  }>;
  readonly " $fragmentType": "PeakHours_analytics";
};
export type PeakHours_analytics$key = {
  readonly " $data"?: PeakHours_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"PeakHours_analytics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PeakHours_analytics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AnalyticsHour",
      "kind": "LinkedField",
      "name": "peakHours",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hour",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "clicks",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};

(node as any).hash = "6ee9a283b838f35e05c7af0d424a1901";

export default node;
