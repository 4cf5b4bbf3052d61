/**
 * @generated SignedSource<<291f6d5b0b93e4893075604d8f287c4c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DateCell_url$data = {
  readonly createdAt: string;
  readonly expiresAt: string | null | undefined;
  readonly " $fragmentType": "DateCell_url";
};
export type DateCell_url$key = {
  readonly " $data"?: DateCell_url$data;
  readonly " $fragmentSpreads": FragmentRefs<"DateCell_url">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DateCell_url",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    }
  ],
  "type": "ShortUrl",
  "abstractKey": null
};

(node as any).hash = "bc531de11c1daf97937b0cd46488df58";

export default node;
