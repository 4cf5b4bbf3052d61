/**
 * @generated SignedSource<<380833a9e1bccaef7662cdca476875f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccountJobKind = "close" | "delete_clicks" | "export";
export type AccountJobState = "done" | "failed" | "running" | "waiting";
export type AddressHandling = "full" | "none" | "truncated";
import type { FragmentRefs } from "relay-runtime";
export type PrivacyTab_viewer$data = {
  readonly accountJobs: ReadonlyArray<{
    readonly kind: AccountJobKind;
    readonly state: AccountJobState;
    readonly " $fragmentSpreads": FragmentRefs<"DeleteOldClicks_job" | "DownloadEverything_job">;
  }>;
  readonly privacy: {
    readonly addressHandling: AddressHandling;
    readonly " $fragmentSpreads": FragmentRefs<"RetentionForm_privacy">;
  };
  readonly " $fragmentType": "PrivacyTab_viewer";
};
export type PrivacyTab_viewer$key = {
  readonly " $data"?: PrivacyTab_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PrivacyTab_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PrivacyTab_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Privacy",
      "kind": "LinkedField",
      "name": "privacy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "addressHandling",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RetentionForm_privacy"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountJob",
      "kind": "LinkedField",
      "name": "accountJobs",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DownloadEverything_job"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DeleteOldClicks_job"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "312a7368fb5c1ebc680322f2bc632b62";

export default node;
