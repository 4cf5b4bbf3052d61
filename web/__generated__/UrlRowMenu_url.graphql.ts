/**
 * @generated SignedSource<<771162becb0318c43c9fee7cd3d0eaa0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UrlRowMenu_url$data = {
  readonly id: string;
  readonly isActive: boolean;
  readonly shortCode: string;
  readonly shortUrl: string;
  readonly title: string | null | undefined;
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
      "name": "shortUrl",
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
      "name": "isActive",
      "storageKey": null
    }
  ],
  "type": "ShortUrl",
  "abstractKey": null
};

(node as any).hash = "cc001ecf0f0335690b890e2e32b56051";

export default node;
