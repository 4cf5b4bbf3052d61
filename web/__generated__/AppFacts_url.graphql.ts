/**
 * @generated SignedSource<<1181c75ca7be07e92c189aad7de12fb5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AppFacts_url$data = {
  readonly androidUrl: string | null | undefined;
  readonly iosUrl: string | null | undefined;
  readonly " $fragmentType": "AppFacts_url";
};
export type AppFacts_url$key = {
  readonly " $data"?: AppFacts_url$data;
  readonly " $fragmentSpreads": FragmentRefs<"AppFacts_url">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AppFacts_url",
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

(node as any).hash = "674c8db76c6b97e7474ec4a4c5d2cde7";

export default node;
