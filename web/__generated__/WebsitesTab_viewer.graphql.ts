/**
 * @generated SignedSource<<ae1baaf0b25e74d94656e7053cf7276f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebsitesTab_viewer$data = {
  readonly networkSettings: {
    readonly " $fragmentSpreads": FragmentRefs<"SetupSteps_settings">;
  };
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
      "concreteType": "NetworkSettings",
      "kind": "LinkedField",
      "name": "networkSettings",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SetupSteps_settings"
        }
      ],
      "storageKey": null
    },
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

(node as any).hash = "b173fb398075f2cbbdecc64b46983d5e";

export default node;
