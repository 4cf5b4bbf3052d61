/**
 * @generated SignedSource<<4e33f46fcda1d2535d25972a63a0d2e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UrlFacts_url$data = {
  readonly botCount: number;
  readonly clickCount: number;
  readonly createdAt: string;
  readonly lastClickedAt: string | null | undefined;
  readonly shortUrl: string;
  readonly updatedAt: string;
  readonly visitors: number;
  readonly " $fragmentSpreads": FragmentRefs<"UrlStatusBadge_url">;
  readonly " $fragmentType": "UrlFacts_url";
};
export type UrlFacts_url$key = {
  readonly " $data"?: UrlFacts_url$data;
  readonly " $fragmentSpreads": FragmentRefs<"UrlFacts_url">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UrlFacts_url",
  "selections": [
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
      "name": "botCount",
      "storageKey": null
    },
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
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastClickedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UrlStatusBadge_url"
    }
  ],
  "type": "ShortUrl",
  "abstractKey": null
};

(node as any).hash = "b48d3b7590c60080288513421e181cd5";

export default node;
