/**
 * @generated SignedSource<<955979676e75bbc98241275b4c95da14>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LastClickCell_url$data = {
  readonly lastClickedAt: string | null | undefined;
  readonly " $fragmentType": "LastClickCell_url";
};
export type LastClickCell_url$key = {
  readonly " $data"?: LastClickCell_url$data;
  readonly " $fragmentSpreads": FragmentRefs<"LastClickCell_url">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LastClickCell_url",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastClickedAt",
      "storageKey": null
    }
  ],
  "type": "ShortUrl",
  "abstractKey": null
};

(node as any).hash = "dba60c496c5631d41744fbd4ed0f8ec5";

export default node;
