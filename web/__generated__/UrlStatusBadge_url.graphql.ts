/**
 * @generated SignedSource<<20ddf3d616758cc2b0d0192dd649fcbd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UrlStatusBadge_url$data = {
  readonly expiresAt: string | null | undefined;
  readonly isActive: boolean;
  readonly " $fragmentType": "UrlStatusBadge_url";
};
export type UrlStatusBadge_url$key = {
  readonly " $data"?: UrlStatusBadge_url$data;
  readonly " $fragmentSpreads": FragmentRefs<"UrlStatusBadge_url">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UrlStatusBadge_url",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
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

(node as any).hash = "f5ccadc66548aab62fa7209a8e7f1499";

export default node;
