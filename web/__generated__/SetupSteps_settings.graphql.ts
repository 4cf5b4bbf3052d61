/**
 * @generated SignedSource<<6d9991069abed33e2714b2145f8d3f3d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SetupSteps_settings$data = {
  readonly attribution: boolean;
  readonly " $fragmentType": "SetupSteps_settings";
};
export type SetupSteps_settings$key = {
  readonly " $data"?: SetupSteps_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"SetupSteps_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SetupSteps_settings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attribution",
      "storageKey": null
    }
  ],
  "type": "NetworkSettings",
  "abstractKey": null
};

(node as any).hash = "f21d8e8a35ac435af0793cfd9339a8b2";

export default node;
