/**
 * @generated SignedSource<<811169d1faa421dace6756ec8713ad31>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreatedUrl_url$data = {
  readonly expiresAt: string | null | undefined;
  readonly id: string;
  readonly originalUrl: string;
  readonly shortCode: string;
  readonly shortUrl: string;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "CreatedUrl_url";
};
export type CreatedUrl_url$key = {
  readonly " $data"?: CreatedUrl_url$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreatedUrl_url">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreatedUrl_url",
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
      "name": "shortUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "originalUrl",
      "storageKey": null
    },
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
      "name": "expiresAt",
      "storageKey": null
    }
  ],
  "type": "ShortUrl",
  "abstractKey": null
};

(node as any).hash = "c062ad0804e2d374cbf09cbf8fc06b21";

export default node;
