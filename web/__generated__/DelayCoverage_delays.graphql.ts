/**
 * @generated SignedSource<<b96f911077faab1a69d773e1dbbb7cd6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DelayCoverage_delays$data = {
  readonly arrivals: number;
  readonly measurements: number;
  readonly pages: number;
  readonly reports: number;
  readonly " $fragmentType": "DelayCoverage_delays";
};
export type DelayCoverage_delays$key = {
  readonly " $data"?: DelayCoverage_delays$data;
  readonly " $fragmentSpreads": FragmentRefs<"DelayCoverage_delays">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DelayCoverage_delays",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pages",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "arrivals",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reports",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "measurements",
      "storageKey": null
    }
  ],
  "type": "Delays",
  "abstractKey": null
};

(node as any).hash = "a2259a2526b9a98f9754c47af8cf7aa7";

export default node;
