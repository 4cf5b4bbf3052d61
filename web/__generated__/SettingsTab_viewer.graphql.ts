/**
 * @generated SignedSource<<0c19c3aa7b008a6ace35ac40564612dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MeasurementLevel = "essential" | "full" | "none";
export type MeasurementMethod = "embed" | "hybrid" | "redirect";
import type { FragmentRefs } from "relay-runtime";
export type SettingsTab_viewer$data = {
  readonly networkSettings: {
    readonly geolocation: boolean;
    readonly level: MeasurementLevel;
    readonly method: MeasurementMethod;
    readonly privacyMode: boolean;
    readonly updatedAt: string | null | undefined;
    readonly useCase: string | null | undefined;
  };
  readonly " $fragmentType": "SettingsTab_viewer";
};
export type SettingsTab_viewer$key = {
  readonly " $data"?: SettingsTab_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettingsTab_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SettingsTab_viewer",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "level",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "method",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "geolocation",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "privacyMode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "useCase",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "updatedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "7406f0d6111b0416669bcb025f01ff31";

export default node;
