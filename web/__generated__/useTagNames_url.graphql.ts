/**
 * @generated SignedSource<<583878a8aafbcf64368260f30bcbb667>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useTagNames_url$data = {
  readonly tags: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly " $fragmentType": "useTagNames_url";
};
export type useTagNames_url$key = {
  readonly " $data"?: useTagNames_url$data;
  readonly " $fragmentSpreads": FragmentRefs<"useTagNames_url">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useTagNames_url",
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
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ShortUrl",
  "abstractKey": null
};

(node as any).hash = "315ff23e42e3a11f6ae323f1e31186f6";

export default node;
