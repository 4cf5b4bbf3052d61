/**
 * @generated SignedSource<<4aa8eee70df7e32fd4990dd92227308a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useApps_url$data = {
  readonly androidUrl: string | null | undefined;
  readonly iosUrl: string | null | undefined;
  readonly " $fragmentType": "useApps_url";
};
export type useApps_url$key = {
  readonly " $data"?: useApps_url$data;
  readonly " $fragmentSpreads": FragmentRefs<"useApps_url">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useApps_url",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "iosUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "androidUrl",
      "storageKey": null
    }
  ],
  "type": "ShortUrl",
  "abstractKey": null
};

(node as any).hash = "7d365fd787e404749ce4b1a8da5b3ddf";

export default node;
