/**
 * @generated SignedSource<<456ee24e9e829c6aab71516ee470454a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UrlIdentity_url$data = {
  readonly originalUrl: string;
  readonly shortCode: string;
  readonly shortUrl: string;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "UrlIdentity_url";
};
export type UrlIdentity_url$key = {
  readonly " $data"?: UrlIdentity_url$data;
  readonly " $fragmentSpreads": FragmentRefs<"UrlIdentity_url">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UrlIdentity_url",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shortCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shortUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "originalUrl",
      "storageKey": null
    }
  ],
  "type": "ShortUrl",
  "abstractKey": null
};

(node as any).hash = "306633b7812d9d34cc57facbb552f246";

export default node;
