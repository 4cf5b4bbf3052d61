/**
 * @generated SignedSource<<e2a1de32b563ba273db4981bca3fea0b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UrlRowMenu_url$data = {
  readonly domain: string | null | undefined;
  readonly id: string;
  readonly isActive: boolean;
  readonly shortCode: string;
  readonly shortUrl: string;
  readonly " $fragmentType": "UrlRowMenu_url";
};
export type UrlRowMenu_url$key = {
  readonly " $data"?: UrlRowMenu_url$data;
  readonly " $fragmentSpreads": FragmentRefs<"UrlRowMenu_url">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UrlRowMenu_url",
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
      "name": "shortCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "domain",
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
      "name": "isActive",
      "storageKey": null
    }
  ],
  "type": "ShortUrl",
  "abstractKey": null
};

(node as any).hash = "94cda4abe2a936b3a9f07b5f28103afb";

export default node;
