/**
 * @generated SignedSource<<9c6247d7bac9833ad09af54150a3ce00>>
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
  readonly visitors: number;
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
      "name": "visitors",
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

(node as any).hash = "6a3a1c8358c1aa5979287d8d725fad3a";

export default node;
