/**
 * @generated SignedSource<<a24b765a2d5a0228cff21f4c8e6180d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebsitesTab_viewer$data = {
  readonly websites: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"WebsiteCard_website">;
  }>;
  readonly " $fragmentType": "WebsitesTab_viewer";
};
export type WebsitesTab_viewer$key = {
  readonly " $data"?: WebsitesTab_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebsitesTab_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebsitesTab_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Website",
      "kind": "LinkedField",
      "name": "websites",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WebsiteCard_website"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "92ed74db073281f126cc952c4fa78f72";

export default node;
