/**
 * @generated SignedSource<<bab54f857e68674126f9422431394de4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MeasurementLevel = "essential" | "full" | "none";
export type MeasurementMethod = "embed" | "hybrid" | "redirect";
import type { FragmentRefs } from "relay-runtime";
export type SetupSteps_settings$data = {
  readonly level: MeasurementLevel;
  readonly method: MeasurementMethod;
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
      "name": "level",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "method",
      "storageKey": null
    }
  ],
  "type": "NetworkSettings",
  "abstractKey": null
};

(node as any).hash = "a5ee6f93d8e914e6fbff92929c06531c";

export default node;
