/**
 * @generated SignedSource<<e50d8e57f320ec01f2b0db8b211845a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TagColor = "blue" | "gray" | "green" | "orange" | "pink" | "purple" | "red" | "teal" | "yellow";
import type { FragmentRefs } from "relay-runtime";
export type TagName_tag$data = {
  readonly color: TagColor;
  readonly name: string;
  readonly " $fragmentType": "TagName_tag";
};
export type TagName_tag$key = {
  readonly " $data"?: TagName_tag$data;
  readonly " $fragmentSpreads": FragmentRefs<"TagName_tag">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TagName_tag",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "color",
      "storageKey": null
    }
  ],
  "type": "Tag",
  "abstractKey": null
};

(node as any).hash = "2ea83c29009fbf46853359aba3c07289";

export default node;
