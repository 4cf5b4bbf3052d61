/**
 * @generated SignedSource<<f91e545e7e135f8fc8a9c5df607f1a83>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ActiveNow_analytics$data = {
  readonly activeNow: number;
  readonly " $fragmentType": "ActiveNow_analytics";
};
export type ActiveNow_analytics$key = {
  readonly " $data"?: ActiveNow_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActiveNow_analytics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ActiveNow_analytics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "activeNow",
      "storageKey": null
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};

(node as any).hash = "786ac426a5c0846fa605ca56f07aad0a";

export default node;
