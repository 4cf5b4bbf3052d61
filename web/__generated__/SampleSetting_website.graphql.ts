/**
 * @generated SignedSource<<03d222f39e589d9f1e8afc4ad87a50ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SampleSetting_website$data = {
  readonly id: string;
  readonly samplePercent: number;
  readonly " $fragmentType": "SampleSetting_website";
};
export type SampleSetting_website$key = {
  readonly " $data"?: SampleSetting_website$data;
  readonly " $fragmentSpreads": FragmentRefs<"SampleSetting_website">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SampleSetting_website",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "samplePercent",
      "storageKey": null
    }
  ],
  "type": "Website",
  "abstractKey": null
};

(node as any).hash = "1d1833de9f94c793a3888fe5fc2a9876";

export default node;
