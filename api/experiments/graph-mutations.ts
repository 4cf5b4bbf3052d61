import { builder, SENT_AGAIN } from '../graph/builder.ts';
import { rowOfEither } from '../graph/row-id.ts';
import { UserError } from '../common/user-error.ts';
import { endExperiment, pauseExperiment, resumeExperiment } from './change-experiment.ts';
import { ExperimentNode } from './graph.ts';
import { variantMembers } from './members.ts';
import { renameVariants } from './rename-variants.ts';
import { startExperiment } from './start-experiment.ts';

const errors = { types: [UserError], dataField: { name: 'experiment', description: 'The experiment as it is now.' } };
const rowOfExperiment = (id: string | number) => rowOfEither('Experiment', String(id));

const VariantInput = builder.inputType('ExperimentVariantInput', {
  description: 'A destination to test.',
  fields: (t) => ({
    destination: t.string({ required: true, description: variantMembers.destination.asked }),
    weight: t.int({ required: true, defaultValue: 1, description: variantMembers.weight.asked }),
    name: t.string({ description: variantMembers.name.asked }),
  }),
});

const StartExperimentInput = builder.inputType('StartExperimentInput', {
  description: 'The URL to test, and its variants.',
  fields: (t) => ({
    url: t.id({ required: true, description: 'The global id of the URL.' }),
    variants: t.field({ type: [VariantInput], required: true, description: '2 to 4, with different destinations.' }),
    idempotencyKey: t.string({ description: SENT_AGAIN }),
  }),
});

builder.mutationField('startExperiment', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: ExperimentNode,
    description:
      'Leads visitors of a URL to one of several destinations, by their weights. One experiment a URL at a time.',
    args: { input: t.arg({ type: StartExperimentInput, required: true }) },
    errors,
    resolve: (_root, { input: { url, idempotencyKey, ...experiment } }, { viewer }) =>
      startExperiment(viewer, rowOfEither('ShortUrl', String(url)), experiment, idempotencyKey),
  }),
);

const PauseExperimentInput = builder.inputType('PauseExperimentInput', {
  description: 'The experiment to pause.',
  fields: (t) => ({ id: t.id({ required: true, description: 'The global id of the experiment.' }) }),
});

builder.mutationField('pauseExperiment', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: ExperimentNode,
    description: 'Leads everybody to the destination of the URL until resumeExperiment.',
    args: { input: t.arg({ type: PauseExperimentInput, required: true }) },
    errors,
    resolve: (_root, { input: { id } }, { viewer }) => pauseExperiment(viewer, rowOfExperiment(id)),
  }),
);

const ResumeExperimentInput = builder.inputType('ResumeExperimentInput', {
  description: 'The experiment to resume.',
  fields: (t) => ({ id: t.id({ required: true, description: 'The global id of the experiment.' }) }),
});

builder.mutationField('resumeExperiment', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: ExperimentNode,
    description: 'Resumes a paused experiment.',
    args: { input: t.arg({ type: ResumeExperimentInput, required: true }) },
    errors,
    resolve: (_root, { input: { id } }, { viewer }) => resumeExperiment(viewer, rowOfExperiment(id)),
  }),
);

const EndExperimentInput = builder.inputType('EndExperimentInput', {
  description: 'The experiment to end, and the variant to keep.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The global id of the experiment.' }),
    keepVariant: t.id({ description: 'The variant whose destination becomes that of the URL; none when left out.' }),
  }),
});

builder.mutationField('endExperiment', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: ExperimentNode,
    description: 'Ends an experiment for good.',
    args: { input: t.arg({ type: EndExperimentInput, required: true }) },
    errors,
    resolve: (_root, { input: { id, keepVariant } }, { viewer }) =>
      endExperiment(viewer, rowOfExperiment(id), {
        keepVariant: typeof keepVariant === 'string' ? rowOfEither('ExperimentVariant', keepVariant) : null,
      }),
  }),
);

const VariantNameInput = builder.inputType('VariantNameInput', {
  description: 'A new name of a variant.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The global id of the variant.' }),
    name: t.string({ description: variantMembers.name.asked }),
  }),
});

const RenameVariantsInput = builder.inputType('RenameVariantsInput', {
  description: 'The experiment, and the new names of its variants.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The global id of the experiment.' }),
    variants: t.field({
      type: [VariantNameInput],
      required: true,
      description: 'Variants that are left out keep their names.',
    }),
  }),
});

builder.mutationField('renameVariants', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: ExperimentNode,
    description: 'Renames variants of an experiment, also of one that has ended. No two may have the same name.',
    args: { input: t.arg({ type: RenameVariantsInput, required: true }) },
    errors,
    resolve: (_root, { input: { id, variants } }, { viewer }) =>
      renameVariants(viewer, rowOfExperiment(id), { variants }),
  }),
);
