#!/bin/sh
# Publishes out/ as a new release on a server with nginx: sh docs/hosting/release.sh SERVER:/var/www/HOST
#
# Visitors get the release before or the new one, never a part of it: the last step moves the link `current`. The files
# with a hash in their name are in `hashed`, together with those of all releases before. The rsync of macOS has these
# options, too. Whatever the umask is, here and there, nginx may read the files.
set -eu
if [ $# -ne 1 ]; then
  echo 'Usage: sh docs/hosting/release.sh SERVER:/var/www/HOST' >&2
  exit 1
fi
server=${1%%:*}
folder=${1#*:}
# With the number of this process, because two releases may start in one second.
release=releases/$(date -u +%Y-%m-%d-%H%M%S)-$$
rsync -rc out/_next out/media "$1/hashed/"
rsync -r --exclude=/_next/static --exclude=/media/generated out/ "$1/$release/"
ssh "$server" "cd '$folder' && chmod -R a+rX hashed $release && ln -sfn $release next && mv -T next current"
echo "$release is live."
