/**
 * @generated SignedSource<<42626df92c7de7b2d9bc9ad64d3275d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UrlFigures_url$data = {
  readonly clickCount: number;
  readonly lastClickedAt: string | null | undefined;
  readonly uniqueVisitors: number;
  readonly " $fragmentType": "UrlFigures_url";
};
export type UrlFigures_url$key = {
  readonly " $data"?: UrlFigures_url$data;
  readonly " $fragmentSpreads": FragmentRefs<"UrlFigures_url">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UrlFigures_url",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clickCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uniqueVisitors",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastClickedAt",
      "storageKey": null
    }
  ],
  "type": "ShortUrl",
  "abstractKey": null
};

(node as any).hash = "7989772b26057b174cfc171ae242583d";

export default node;
