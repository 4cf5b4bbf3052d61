/**
 * @generated SignedSource<<9c76c964188811d0d96209cdeb11d89d>>
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
    readonly attribution: boolean;
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
          "name": "attribution",
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

(node as any).hash = "b01107ea495f3cbf0efe2caa22e6f243";

export default node;
