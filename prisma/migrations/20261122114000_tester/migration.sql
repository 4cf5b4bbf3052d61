ALTER TYPE "MeasurementSource" ADD VALUE 'tester';
