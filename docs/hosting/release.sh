#!/bin/sh
# Publishes out/ as a new release on a server with nginx: sh docs/hosting/release.sh SERVER:/var/www/HOST
#
# Visitors get the release before or the new one, never a part of it: the last step moves the link `current`. The files
# with a hash in their name are in `hashed`, together with those of all releases before.
set -eu
server=${1%%:*}
folder=${1#*:}
release=releases/$(date -u +%Y-%m-%d-%H%M%S)
rsync -rcR --ignore-missing-args out/./_next/static out/./media/generated "$1/hashed/"
rsync -rc --exclude=/_next/static --exclude=/media/generated --link-dest="$folder/current/" out/ "$1/$release/"
ssh "$server" "cd '$folder' && ln -sfn $release next && mv -T next current"
echo "$release is live."
