/**
 * @generated SignedSource<<9022c638cb70c0d17d493c9687c1348f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TagsFact_url$data = {
  readonly tags: ReadonlyArray<{
    readonly __typename: "Tag";
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"UrlTags_url">;
  readonly " $fragmentType": "TagsFact_url";
};
export type TagsFact_url$key = {
  readonly " $data"?: TagsFact_url$data;
  readonly " $fragmentSpreads": FragmentRefs<"TagsFact_url">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TagsFact_url",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Tag",
      "kind": "LinkedField",
      "name": "tags",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UrlTags_url"
    }
  ],
  "type": "ShortUrl",
  "abstractKey": null
};

(node as any).hash = "916810f073ec45d54545a3dae43f69d0";

export default node;
