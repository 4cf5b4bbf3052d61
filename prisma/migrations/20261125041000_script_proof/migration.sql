-- The tag of the snippet in the head of the home page proves a website as well.
ALTER TYPE "VerificationMethod" ADD VALUE 'script';

-- A file or a tag proves one host. The latest page of another subdomain that was refused, so that its owner learns why.
ALTER TABLE website ADD COLUMN refused_host varchar(253), ADD COLUMN refused_at timestamptz(3);
