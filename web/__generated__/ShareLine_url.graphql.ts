/**
 * @generated SignedSource<<a6548b71db59ddb29772a944420e24ff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShareLine_url$data = {
  readonly shortUrl: string;
  readonly " $fragmentType": "ShareLine_url";
};
export type ShareLine_url$key = {
  readonly " $data"?: ShareLine_url$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareLine_url">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShareLine_url",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shortUrl",
      "storageKey": null
    }
  ],
  "type": "ShortUrl",
  "abstractKey": null
};

(node as any).hash = "f44db31831d2ad8f83337fdc161c07a0";

export default node;
