/**
 * @generated SignedSource<<2148749ff612b52edd18c198c833543d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditUrlContent_url$data = {
  readonly shortCode: string;
  readonly " $fragmentSpreads": FragmentRefs<"ExperimentPanel_url" | "UrlFacts_url" | "useEditableUrl_url">;
  readonly " $fragmentType": "EditUrlContent_url";
};
export type EditUrlContent_url$key = {
  readonly " $data"?: EditUrlContent_url$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditUrlContent_url">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditUrlContent_url",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shortCode",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useEditableUrl_url"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UrlFacts_url"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ExperimentPanel_url"
    }
  ],
  "type": "ShortUrl",
  "abstractKey": null
};

(node as any).hash = "4bad1fe5bcffeffbaa976ebbd29e2a46";

export default node;
